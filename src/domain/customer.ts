/** Fields that are stored on the device and prefilled (OF-4); never terms, coupon or questions. */
export const REMEMBERED_FIELDS = [
  'firstName',
  'email',
  'confirmEmail',
  'birthDay',
  'birthMonth',
  'birthYear',
  'city',
  'partnerName',
  'partnerBirthDay',
  'partnerBirthMonth',
  'partnerBirthYear',
] as const;
