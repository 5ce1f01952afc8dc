/** Error codes of the desk's API beside the shop's (openapi/desk.yaml), used by client and server. */
export const DESK_ERROR = {
  notAllowed: 201,
  foreignSite: 202,
  freshPasskeyNeeded: 203,
  tooManyTries: 204,
  invitationUnknown: 205,
  invitationExpired: 206,
  invitationUsed: 207,
  passkeyRefused: 208,
  recoveryCodeRefused: 209,
  newerVersion: 210,
  anotherWriter: 211,
  mailOnItsWay: 212,
  wrongState: 213,
  answerRefused: 214,
  lastPasskey: 215,
  sampleEntryUsed: 216,
  amountRefused: 217,
  notAgreed: 219,
  rulesBroken: 221,
  couponRefused: 222,
  passkeyFirst: 223,
  accountTaken: 224,
  madeBefore: 225,
  otherRelease: 226,
} as const;

export type DeskErrorCode = (typeof DESK_ERROR)[keyof typeof DESK_ERROR];
