// The pages of the draw work by links and forms. This adds: a tap without loading the page anew,
// keys, copying and sharing, and a draw by program that is watched.

const parser = new DOMParser();
const asked = (address) => fetch(address, { headers: { Accept: 'text/html' } });

/** Puts what another moment of the draw shows in place of this one. */
async function show(address, past) {
  const drawing = document.querySelector('#drawing');
  const answer = await asked(address).catch(() => null);
  const page = answer?.ok && parser.parseFromString(await answer.text(), 'text/html');
  const next = page && page.querySelector('#drawing');
  const goes = drawing?.querySelector('#said') && next?.querySelector('#ask');
  if (!goes) {
    // The end of the draw and what can't be read are pages of their own.
    location.assign(address);
    return;
  }
  for (const id of ['rank', 'ask', 'back', 'log']) {
    const [here, there] = [drawing, next].map((in_) => in_.querySelector('#' + id));
    if (here && there) here.replaceChildren(...there.childNodes);
  }
  // A region that stays is read out when its text changes.
  drawing.querySelector('#said').textContent = next.querySelector('#said').textContent;
  const about = (of) => of.querySelector('#about');
  about(document)?.replaceChildren(...(about(page)?.childNodes ?? []));
  for (const link of document.querySelectorAll('.languages a')) {
    const same = page.querySelector(`.languages a[hreflang="${link.hreflang}"]`);
    if (same) link.href = same.href;
  }
  if (!past) history.pushState({ draw: true }, '', address);
  drawing.querySelector('#ask').focus({ preventScroll: true });
}

document.addEventListener('click', (event) => {
  const tap = event.target.closest('a[data-tap]');
  if (!tap || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (!document.querySelector('#drawing #ask')) return;
  event.preventDefault();
  show(tap.href, false);
});
addEventListener('popstate', () => {
  if (document.querySelector('#drawing')) show(location.href, true);
});

if (document.querySelector('#drawing #ask [data-key]')) {
  for (const hint of document.querySelectorAll('[data-keys-hint]')) hint.hidden = false;
  document.addEventListener('keydown', (event) => {
    const typing = event.target.closest('input, textarea, select');
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = CSS.escape(event.key.toLowerCase());
    const tap = document.querySelector(`#drawing [data-key="${key}"]`);
    if (!tap) return;
    event.preventDefault();
    tap.click();
  });
}

/** Says on the button for a moment that it is done. */
function done(button) {
  const before = button.textContent;
  button.textContent = button.dataset.done;
  setTimeout(() => { button.textContent = before; }, 2000);
}

for (const button of document.querySelectorAll('[data-copy]')) {
  if (!navigator.clipboard) break;
  button.hidden = false;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent);
    done(button);
  });
}
for (const button of document.querySelectorAll('[data-share]')) {
  if (!navigator.share && !navigator.clipboard) break;
  button.hidden = false;
  button.addEventListener('click', async () => {
    if (navigator.share) {
      await navigator.share({ title: document.title, url: location.href }).catch(() => {});
    } else {
      await navigator.clipboard.writeText(location.href);
      done(button);
    }
  });
}
// Everyone in the hall sees the words come and the secret revealed, unless something is being typed.
const watched = document.querySelector('[data-watch]');
if (watched) {
  const read = () => fetch(watched.dataset.watch, { headers: { Accept: 'application/json' } })
    .then((answer) => (answer.ok ? answer.text() : null), () => null);
  let known = await read();
  setInterval(async () => {
    const typed = [...watched.querySelectorAll('input[type="text"]')].some((field) => field.value);
    const now = document.hidden || typed ? null : await read();
    if (now && known && now !== known) location.reload();
    known = known ?? now;
  }, 3000);
}
