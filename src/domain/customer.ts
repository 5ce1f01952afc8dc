/** Days after the last visit that the device forgets. */
export const REMEMBERED_DAYS = 90;

/** Days after which a started order is no longer offered. */
export const UNFINISHED_DAYS = 7;

/** Of these, what is about the other person; stored with an order alone. */
export const PARTNER_FIELDS = [
  'partnerName',
  'partnerBirthDay',
  'partnerBirthMonth',
  'partnerBirthYear',
] as const;

/** Fields that are stored on the device and prefilled (OF-4); never terms, coupon or questions. */
export const REMEMBERED_FIELDS = [
  'firstName',
  'email',
  'confirmEmail',
  'birthDay',
  'birthMonth',
  'birthYear',
  'city',
  ...PARTNER_FIELDS,
] as const;
