import { expect, it } from 'vitest';
import { read } from './coverage-page.ts';
import { plantedFaults } from './planted-fault-list.ts';

it.each(plantedFaults)('$name: the text to replace occurs exactly once', ({ file, from }) => {
  expect(read(file).split(from)).toHaveLength(2);
});
