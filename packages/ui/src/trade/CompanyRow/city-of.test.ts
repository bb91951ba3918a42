import { expect, it } from 'vitest';
import { cityOf } from './city-of.ts';

it.each([
  ['7 Foundry Road, Adityapur Industrial Area, Jamshedpur 831013, Jharkhand', 'Jamshedpur'],
  ['Pune, Maharashtra', 'Pune'],
  ['Rotterdam', 'Rotterdam'],
  ['', ''],
])('the city of "%s" is "%s"', (address, city) => expect(cityOf(address)).toBe(city));
