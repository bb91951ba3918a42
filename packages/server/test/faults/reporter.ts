import { basename } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

const print = (line: string) => void process.stdout.write(`${line}\n`);
const scenarioOf = ({ moduleId }: TestModule) => basename(moduleId, '.test.ts').padEnd(18);

/** One line a scenario, with its figures or its errors. */
export default class FaultsReporter implements Reporter {
  onTestCaseResult(testCase: TestCase): void {
    const { state, errors = [] } = testCase.result();
    const seconds = Math.round((testCase.diagnostic()?.duration ?? 0) / 1000);
    const text = state === 'passed' ? (testCase.meta().figures ?? '') : testCase.name;
    print(`${state === 'passed' ? 'ok  ' : 'FAIL'} ${scenarioOf(testCase.module)} ${text} (${seconds} s)`);
    for (const { message, stack = '' } of errors) {
      print(`     ${message}`);
      for (const place of stack.split('\n').filter((line) => line.includes('packages/server/'))) print(place);
    }
  }

  onTestModuleEnd(module: TestModule): void {
    for (const { message } of module.errors()) print(`FAIL ${scenarioOf(module)} ${message}`);
  }

  onTestRunEnd(_modules: unknown, unhandled: readonly { message: string }[]): void {
    for (const { message } of unhandled) print(`FAIL ${message}`);
  }
}
