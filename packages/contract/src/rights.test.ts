import { describe, expect, it } from 'vitest';
import { hasRight, rights, roles, whoMay, type Right } from './rights.ts';

const table = `
  right       owner  admin  sales  buyer  viewer
  self        x      x      x      x      x
  read        x      x      x      x      x
  network     x      x      x      x      -
  sell        x      x      x      -      -
  buy         x      x      -      x      -
  administer  x      x      -      -      -
  own         x      -      -      -      -
`;

describe('rights', () => {
  it('are those of the design', () => {
    const rows = (Object.keys(rights) as Right[]).map((right) => [
      right,
      ...roles.map((role) => (hasRight(role, right) ? 'x' : '-')),
    ]);
    const [, ...expected] = table.trim().split('\n');
    expect(rows).toEqual(expected.map((line) => line.trim().split(/\s+/)));
  });

  it('say who has them', () => {
    expect(whoMay('own')).toBe('Only owners may do this.');
    expect(whoMay('administer')).toBe('Only owners and admins may do this.');
    expect(whoMay('buy')).toBe('Only owners, admins and buyers may do this.');
  });
});
