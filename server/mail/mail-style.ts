/** Style sheet of the mails, in the shop's colours. Mail programs support little CSS: no grid, no variables. */
export const mailStyle = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:24px 12px;background:#F1F5F3;color:#0C252D;font:17px/1.55 'Segoe UI',Helvetica,Arial,sans-serif}
.card{max-width:560px;margin:0 auto;padding:24px;background:#FFFFFF;border:1.5px solid #0C252D;border-radius:4px}
h1{margin:0 0 16px;font:italic 400 30px/1.2 'Bona Nova',Georgia,serif}
h2{margin:32px 0 12px;font:400 22px/1.3 'Bona Nova',Georgia,serif}
p{margin:0 0 16px;overflow-wrap:anywhere}
table{width:100%;margin:0 0 16px;border-collapse:collapse}
th,td{padding:8px 0;border-top:1px solid #CFDFE0;text-align:left;vertical-align:top;font-weight:400}
th{padding-right:16px;color:#3F5A63}
td{font-weight:600;overflow-wrap:anywhere}
a{color:#1B4A57}
.button{display:inline-block;padding:14px 24px;background:#0C252D;color:#FFFFFF;border-radius:6px;font-weight:600;
text-decoration:none}
.quote{padding-left:16px;border-left:3px solid #E8BE5A;white-space:pre-wrap}
.text{white-space:pre-line;font:18px/1.6 'Bona Nova',Georgia,serif}
.preheader{display:none;max-height:0;overflow:hidden}
.small{font-size:15px;color:#3F5A63}
.footer{max-width:560px;margin:16px auto 0;padding:0 24px;font-size:15px;color:#3F5A63}
.footer p{margin:0 0 8px}
@media(prefers-color-scheme:dark){
body{background:#0A2027;color:#EEF3F0}
.card{background:#102E38;border-color:#E8BE5A}
th,td{border-color:#1E4450}
th,.small,.footer{color:#AAC6CC}
a{color:#CFDFE0}
.button{background:#F1D488;color:#0C252D}
}
`;
