/** Style sheet of the plain pages, in the shop's colours; one string, because its hash is part of the page's CSP. */
export const plainPageStyle = `
:root{color-scheme:light dark;--page:#F1F5F3;--raised:#FFFFFF;--text:#0C252D;--muted:#3F5A63;--line:#AAC6CC;
--control:#5B7680;--action:#0C252D;--on-action:#FFFFFF;--warn:#735208;--warn-page:#FBF0D3;--link:#1B4A57}
@media(prefers-color-scheme:dark){:root{--page:#0A2027;--raised:#102E38;--text:#EEF3F0;--muted:#AAC6CC;--line:#2F5E6B;
--control:#7FA6B0;--action:#F1D488;--on-action:#0C252D;--warn:#F1D488;--warn-page:#3A3216;--link:#CFDFE0}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:1.0625rem/1.55 'Segoe UI',system-ui,sans-serif;
overflow-wrap:anywhere}
main{max-width:38rem;margin-inline:auto;padding:1.5rem 1rem 3rem}
main.wide{max-width:60rem}
h1{font:italic 400 2rem/1.15 Georgia,serif;margin:.75rem 0 1rem}
h2{font:700 1.1875rem/1.3 'Segoe UI',system-ui,sans-serif;margin:2.25rem 0 .25rem}
p{margin:.5rem 0}
a{color:var(--link);text-underline-offset:.2em}
.mark{margin:0;padding:.75rem 1rem;background:var(--warn-page);color:var(--warn);border:2px dashed currentColor;
border-radius:8px}
input+.mark{margin-top:.5rem}
.mark strong{letter-spacing:.06em}
.muted{color:var(--muted)}
dl{display:grid;grid-template-columns:auto 1fr;gap:.5rem 1.25rem;margin:0;padding:1rem;background:var(--raised);
border:1px solid var(--line);border-radius:8px}
dt{color:var(--muted)}
dd{margin:0;text-align:right;font-weight:600}
form{margin:.75rem 0 0}
button{display:block;width:100%;min-height:52px;padding:.75rem 1rem;font:inherit;font-weight:600;
color:var(--text);background:transparent;border:1.5px solid var(--control);border-radius:6px;cursor:pointer}
button.main{background:var(--action);border-color:var(--action);color:var(--on-action)}
label{display:block;margin-top:1rem;font-weight:600}
input,textarea{display:block;width:100%;min-height:52px;margin:.25rem 0;padding:.5rem .75rem;font:inherit;color:var(--text);
background:var(--raised);border:1.5px solid var(--control);border-radius:6px}
form button{margin-top:.75rem}
details{margin:1rem 0}
summary{padding:.75rem 0;font-weight:600;cursor:pointer}
form p{margin:.25rem 0 0;font-size:.9375rem;color:var(--muted)}
:focus-visible{position:relative;outline:3px solid var(--action);outline-offset:3px}
ul.list{list-style:none;margin:1rem 0;padding:0;background:var(--raised);border:1px solid var(--line);border-radius:8px}
ul.list li{padding:.75rem 1rem;border-top:1px solid var(--line)}
ul.list li:first-child{border-top:0}
pre{white-space:pre-wrap;font:inherit;margin:0;padding:1rem;background:var(--raised);border:1px solid var(--line);
border-radius:8px}
header.top{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;max-width:60rem;margin-inline:auto;padding:1rem}
header.top a{display:inline-flex;align-items:center;min-height:44px}
ul.list h2{margin:0}
article{max-width:40rem}
article img{display:block;width:100%;height:auto;border-radius:8px;margin:1rem 0}
article p{margin:.9rem 0}
@media print{header.top,.screen{display:none}section{break-inside:avoid}}
iframe{width:100%;height:36rem;border:1px solid var(--line);border-radius:8px;background:#FFFFFF}
`;
