import { expect, it } from 'vitest';
import { cityOf } from './city-of.ts';

it.each([
  ['7 Foundry Road, Adityapur Industrial Area, Jamshedpur 831013, Jharkhand', 'Jamshedpur'],
  ['Pune, Maharashtra', 'Pune'],
  ['Rotterdam', 'Rotterdam'],
  ['Plot 7, Peenya Industrial Area\nBengaluru 560058', 'Bengaluru'],
  ['Plot 7, Peenya Industrial Area\nBengaluru 560058\nKarnataka\n', 'Bengaluru'],
  ['Plot 7, Peenya Industrial Area, Bengaluru 560058', 'Bengaluru'],
  ['B-9 Focal Point, Ludhiana - 141 010', 'Ludhiana'],
  ['7 Foundry Road, Jamshedpur, 831013', 'Jamshedpur'],
  ['Hafenstrasse 7, 70173 Stuttgart', 'Stuttgart'],
  ['', ''],
])('the city of "%s" is "%s"', (address, city) => expect(cityOf(address)).toBe(city));
