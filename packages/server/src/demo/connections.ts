import type { CompanyKey } from './companies.ts';

/** Connected companies: the sender of the request, then its receiver. */
export const connected: readonly (readonly [CompanyKey, CompanyKey])[] = [
  ['chakravan', 'lohvira'],
  ['haatbeat', 'chakravan'],
  ['chakravan', 'daftarly'],
  ['ujvaar', 'chakravan'],
  ['sutravan', 'chakravan'],
  ['chakravan', 'vegakshi'],
  ['lohvira', 'tarangini'],
  ['lohvira', 'nakshatrix'],
  ['kumbhari', 'baithak'],
  ['kumbhari', 'sutravan'],
  ['bluepeepal', 'amritava'],
  ['amritava', 'kanchanar'],
  ['kanchanar', 'shwetika'],
  ['daftarly', 'haatbeat'],
  ['rangoori', 'haatbeat'],
  ['baithak', 'rangoori'],
  ['vegakshi', 'ujvaar'],
  ['nakshatrix', 'bluepeepal'],
  ['tarangini', 'amritava'],
];

/** Pending requests: the sender, then the receiver. */
export const pending: readonly (readonly [CompanyKey, CompanyKey])[] = [
  ['kumbhari', 'chakravan'],
  ['nakshatrix', 'chakravan'],
  ['rangoori', 'chakravan'],
  ['chakravan', 'bluepeepal'],
  ['chakravan', 'tarangini'],
  ['shwetika', 'amritava'],
  ['kanchanar', 'haatbeat'],
  ['baithak', 'lohvira'],
];
