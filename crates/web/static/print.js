// The button of a sheet opens the browser's own print window.
const button = document.querySelector("button.print");
button.hidden = false;
button.addEventListener("click", () => print());
