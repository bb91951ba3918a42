import type { CompanyKey } from './companies.ts';

/** Pairs of companies that know each other: who asked, then who accepted. */
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

/** Requests that wait: who asked, then who has not answered yet. */
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
