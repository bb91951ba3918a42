/** The meaning of each `format` in the schemas. */
export const formats = {
  uuid: 'A UUID in lower case.',
  date: 'A day of the calendar: `2026-11-22`.',
  'date-time': 'A time in UTC, to the millisecond: `2026-11-22T18:29:59.000Z`.',
  'http-url': 'An http or https URL of a public host, without a user name.',
  'picture-url':
    'An http or https URL of a public host, without a user name, or the `url` of a picture that the company has uploaded, with `?width=` or without.',
  'one-line': 'One line, without control characters and embedded changes of direction.',
  'plain-email': 'An email address: exactly one @, no white space, a dot in the domain.',
  'hsn-code': 'A code of the Harmonised System of Nomenclature: 4 to 8 digits, or empty.',
  gstin:
    'A GSTIN, the number of a company for the goods and services tax of India, with its check character; or empty.',
  'time-zone': 'A zone of the IANA time zone database: `Asia/Kolkata`.',
  'two-decimals': 'A number that is written with at most two decimals.',
  'three-decimals': 'A number that is written with at most three decimals.',
  'visible-ascii': 'Visible ASCII characters, no spaces.',
} as const;
