import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The files of the package, and the options with which TypeScript reads them. */
export function readTsconfig(): Pick<ts.ParsedCommandLine, 'fileNames' | 'options'> {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  return ts.parseJsonConfigFileContent(config, ts.sys, root);
}
