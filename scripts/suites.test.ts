import { expect, it } from 'vitest';
import vitestConfig from '../vitest.config.ts';
import { plantedFaults } from './planted-fault-list.ts';
import { suites } from './suites.ts';

const names = suites.map(({ name }) => name);

it('the full tier runs every project of Vitest', () => {
  const options = suites.flatMap(({ tiers, command }) => (tiers.includes('full') ? command('') : []));
  const projects = vitestConfig.test!.projects!.map(
    (project) => (project as { test: { name: string } }).test.name,
  );
  expect(projects.filter((project) => !options.includes(`--project=${project}`))).toEqual([]);
});

it.each(suites)('$name comes after suites that there are', ({ after = [] }) => {
  expect(names).toEqual(expect.arrayContaining(after));
});

it.each(plantedFaults)('$name: its suite is there', ({ suite, first }) => {
  expect(names).toEqual(expect.arrayContaining([suite, first?.suite ?? suite]));
});
