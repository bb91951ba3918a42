import { parser } from '@prometheus-io/lezer-promql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { packageFolder } from '../../test/package-folder.ts';
import { startTestServer } from '../../test/server.ts';

interface RuleFile {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
}
const { groups } = parse(readFileSync(join(packageFolder, '../../deploy/alerts.yml'), 'utf8')) as RuleFile;
const rules = groups.flatMap((group) => group.rules);

/** Prometheus adds this metric itself, and the label `job` to all. */
const ofPrometheus = ['up'];

/** The metrics of an expression, with the labels of their selectors. Throws when it is no PromQL. */
function selectorsOf(expression: string): { metric: string; labels: string[] }[] {
  const selectors: { metric: string; labels: string[] }[] = [];
  parser.parse(expression).iterate({
    enter({ type, from, to, node }) {
      const text = expression.slice(from, to);
      if (type.isError) throw new Error(`No PromQL at ${from}: ${expression}`);
      if (type.name === 'VectorSelector') selectors.push({ metric: '', labels: [] });
      const selector = selectors.at(-1);
      if (!selector) return;
      if (type.name === 'Identifier') selector.metric = text;
      if (type.name === 'LabelName' && node.parent?.name === 'UnquotedLabelMatcher')
        selector.labels.push(text);
    },
  });
  return selectors;
}

it('every alert uses metrics that a node has, by labels that these have', async () => {
  const server = await startTestServer({ measured: true });
  await server.call('GET', '/api/health');
  // A request is counted when its response is closed.
  const read = () => server.metrics.registry.metrics();
  await expect.poll(read).toContain('route="/api/health",status="200"');
  const figures = (await read()).split('\n');
  await server.close();
  expect(rules.length).toBeGreaterThan(0);
  for (const { expr } of rules) {
    const selectors = selectorsOf(expr);
    expect([expr, selectors.length]).not.toEqual([expr, 0]);
    for (const { metric, labels } of selectors) {
      if (ofPrometheus.includes(metric)) continue;
      const line = figures.find(
        (figure) => figure.startsWith(`${metric}{`) || figure.startsWith(`${metric} `),
      );
      expect([metric, line]).toEqual([metric, expect.any(String)]);
      for (const label of labels.filter((name) => name !== 'job')) expect(line).toContain(`${label}="`);
    }
  }
});

it('every alert has a name of its own and says in a sentence what is wrong', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { annotations } of rules) expect(annotations.summary).toMatch(/^[A-Z].{20,}/);
});
