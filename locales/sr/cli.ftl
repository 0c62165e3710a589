# Reči komandne linije. help-<komanda> i help-<komanda>-<argument> objašnjavaju komande.

usage = Upotreba
usage-options = OPCIJE
usage-command = KOMANDA
commands = Komande
arguments = Argumenti
options = Opcije

positions-counted = { $n ->
    [one] { $n } pozicija
    [few] { $n } pozicije
   *[other] { $n } pozicija
}

help-rokada = Sve za šah 960: izvlačenje, pregled, rokada, igra, turniri
help-rokada-json = Ispiši jedan JSON dokument, za programe
help-rokada-lang = Jezik: en, sr, pt ili ru (podrazumevano: jezik sistema)
help-flag-help = Objasni ovu komandu
help-flag-version = Ispiši verziju
help-encoding = Kako su slova u fajlu zapisana, na primer utf-8 ili windows-1250 (ako se ne navede, prepoznaje se)
help-strict = Odbij fajl iz kojeg bi nešto bilo izostavljeno, promenjeno ili pogađano

error = greška
try-help = Komande i njihove opcije: { $command } --help
usage-unknown = opcija ili argument { $found } ovde ne postoji
usage-did-you-mean = da li ste mislili { $suggestion }?
usage-missing = nedostaje: { $missing }
usage-missing-command = navedite komandu
usage-unknown-command = ne postoji komanda { $found }
usage-bad-value = { $value } nije vrednost za { $argument }
usage-expected-one-of = očekuje se jedno od: { $values }
usage-conflict = { $argument } ne može zajedno sa { $other }
usage-other = komandna linija se ne može pročitati: { $detail }

file-unreadable = { $file } ne može da se pročita: { $reason }
file-unwritable = { $file } ne može da se upiše: { $reason }
stdin-unreadable = standardni ulaz ne može da se pročita: { $reason }
reason-not-found = takva datoteka ne postoji
reason-not-allowed = nije dozvoljeno
reason-is-directory = to je fascikla
reason-no-directory = to je datoteka, a ne fascikla
reason-disk-full = disk je pun
reason-not-text = to nije tekst u UTF-8
reason-address-in-use = tamo već sluša drugi program: izaberi drugi --port
