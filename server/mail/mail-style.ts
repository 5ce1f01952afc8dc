import { darkColors, lightColors as light } from '#styles/tokens.ts';

/** Mail programs that refuse foreign fonts show the next ones. */
const SERIF = "'Bona Nova',Georgia,'Times New Roman',serif";
const SANS = "'Instrument Sans',-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

/** The head is night in both themes. */
const NIGHT = {
  base: light.actionBg,
  text: light.bgPage,
  soft: darkColors.textMuted,
  rubric: darkColors.textRubric,
};

/** Inline styles of a mail's parts. Mail programs know little CSS: no grid, no variables. */
export const LOOK = {
  body: `margin:0;background:${light.bgPage}`,
  page: `background:${light.bgPage}`,
  around: 'padding:28px 10px',
  card: 'max-width:600px',
  brand: `padding:0 0 18px;font:400 22px/36px ${SERIF};color:${light.textDefault}`,
  head: `background:${NIGHT.base};border-radius:10px 10px 0 0;padding:34px 40px 30px`,
  title: `margin:0;font:italic 400 34px/40px ${SERIF};color:${NIGHT.text};overflow-wrap:anywhere`,
  under: `margin:8px 0 0;font:400 16px/24px ${SANS};color:${NIGHT.soft};overflow-wrap:anywhere`,
  kicker: `margin:0 0 6px;font:400 15px/20px ${SERIF};letter-spacing:.06em;text-transform:uppercase;color:${NIGHT.rubric};overflow-wrap:anywhere`,
  askedLabel: `margin:24px 0 4px;font:400 15px/20px ${SERIF};letter-spacing:.06em;text-transform:uppercase;color:${NIGHT.rubric}`,
  asked: `margin:0;font:italic 400 20px/29px ${SERIF};color:${NIGHT.text};overflow-wrap:anywhere`,
  cards: 'margin-top:26px',
  cardPlace: 'padding:0 5px 10px',
  position: `margin:0;font:400 14px/18px ${SERIF};letter-spacing:.05em;color:${NIGHT.rubric}`,
  cardName: `margin:0;font:400 17px/22px ${SERIF};color:${NIGHT.text}`,
  sheet: `background:${light.bgRaised};border:1px solid ${light.lineDefault};border-top:0;border-radius:0 0 10px 10px;padding:36px 40px 20px;font:400 17px/27px ${SANS};color:${light.textDefault};overflow-wrap:anywhere`,
  foot: `padding:22px 30px 6px;font:400 15px/23px ${SANS};color:${light.textMuted};text-align:center;overflow-wrap:anywhere`,
  line: 'margin:0 0 6px',
  paragraph: 'margin:0 0 18px',
  prose: `font:400 19px/31px ${SERIF}`,
  heading: `margin:32px 0 12px;font:400 24px/30px ${SERIF}`,
  rows: 'margin:0 0 18px;border-collapse:collapse',
  label: `padding:8px 16px 8px 0;border-top:1px solid ${light.lineSoft};text-align:left;vertical-align:top;font-weight:400;overflow-wrap:normal;color:${light.textMuted}`,
  value: `padding:8px 0;border-top:1px solid ${light.lineSoft};vertical-align:top;font-weight:600`,
  quote: `margin:0 0 18px;padding-left:16px;border-left:3px solid ${light.accentDecor}`,
  apart: 'margin:8px 0 14px',
  cta: `background:${light.actionBg};border-radius:6px`,
  button: `display:block;padding:17px 20px;font:600 17px/20px ${SANS};color:${light.textOnAction};text-decoration:none`,
  small: `margin:0 0 18px;font-size:15px;line-height:23px;color:${light.textMuted};text-align:center`,
  link: `color:${light.textLink}`,
  hidden: 'display:none;max-height:0;overflow:hidden',
} as const;

/** Styles that cannot be inline: phones and the dark scheme. Both schemes are declared, so that mail programs invent no colours. */
export const mailSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media(max-width:620px){.pad{padding-left:22px!important;padding-right:22px!important}.h{font-size:30px!important;line-height:34px!important}}
@media(max-width:370px){.c{display:block!important}.v{padding-top:0!important;border-top:0!important}}
@media(prefers-color-scheme:dark){.bg{background:${darkColors.bgSunken}!important}.sheet{background:${darkColors.bgRaised}!important;border-color:${darkColors.lineDefault}!important}.ink{color:${darkColors.textDefault}!important}.soft{color:${darkColors.textMuted}!important}.hr{border-color:${darkColors.lineSoft}!important}.cta{background:${darkColors.actionBg}!important}.button{color:${darkColors.textOnAction}!important}.l{color:${darkColors.textLink}!important}}
`;
