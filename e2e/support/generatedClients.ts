import { execFile, spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { fetchedApiGenerators, GUZZLE } from '../../tooling/api-clients/apiGenerators.cjs';
import { ROOT } from './startProgram';

const run = promisify(execFile);
const OUTPUT = { maxBuffer: 1 << 26 };

const generators = fetchedApiGenerators();
const has = (program: string, flag: string): boolean => spawnSync(program, [flag]).status === 0;

/** A generated client and the example that uses it. */
interface GeneratedClient {
  language: string;
  isThere: boolean;
  /** Makes the client of a document in a folder, and compiles it. @returns the example's program and what it needs */
  make: (
    document: string,
    folder: string,
  ) => Promise<{ program: string; args: string[]; env: Record<string, string> }>;
}

const python: GeneratedClient = {
  language: 'Python',
  isThere: generators !== null,
  make: async (document, folder) => {
    if (!generators) throw new Error('There are no generators.');
    const file = path.join(folder, 'openapi.json');
    writeFileSync(file, document);
    const client = path.join(folder, 'yinyom_api');
    await run(
      generators.pythonClient,
      ['generate', '--path', file, '--output-path', client, '--meta', 'none'],
      OUTPUT,
    );
    await run(generators.python, ['-m', 'compileall', '-q', client], OUTPUT);
    return {
      program: generators.python,
      args: [path.join(ROOT, 'examples/generated-python/program.py')],
      env: { PYTHONPATH: folder },
    };
  },
};

/** The generator writes patterns of ECMAScript into PHP, whose expressions know other escapes; the platform checks them anyway. */
const withoutPatterns = (document: string): string =>
  JSON.stringify(
    JSON.parse(document, (_key, value: unknown) => {
      const schema = value as { pattern?: unknown } | null;
      if (typeof schema === 'object' && typeof schema?.pattern === 'string') delete schema.pattern;
      return value;
    }),
  );

const php: GeneratedClient = {
  language: 'PHP',
  isThere: generators !== null && existsSync(GUZZLE) && has('php', '--version') && has('java', '-version'),
  make: async (document, folder) => {
    if (!generators) throw new Error('There are no generators.');
    const file = path.join(folder, 'openapi.json');
    writeFileSync(file, withoutPatterns(document));
    const client = path.join(folder, 'yinyom');
    const parts = 'apis,models,supportingFiles,apiTests=false,modelTests=false,apiDocs=false,modelDocs=false';
    await run(
      generators.openApiGenerator,
      [
        ...['generate', '-i', file, '-g', 'php', '-o', client],
        ...['--additional-properties=invokerPackage=Yinyom', `--global-property=${parts}`],
      ],
      OUTPUT,
    );
    const autoload = path.join(folder, 'autoload.php');
    writeFileSync(
      autoload,
      `<?php
require '${GUZZLE}';
spl_autoload_register(function ($class) {
    if (str_starts_with($class, 'Yinyom\\\\')) require '${client}/lib/' . strtr(substr($class, 7), '\\\\', '/') . '.php';
});
`,
    );
    // Every class, as PHP compiles a file when it is loaded.
    const all = `require '${autoload}';
foreach (['Api', 'Model'] as $part) foreach (glob('${client}/lib/' . $part . '/*.php') as $file) {
    $name = 'Yinyom\\\\' . $part . '\\\\' . basename($file, '.php');
    class_exists($name) || interface_exists($name) || exit($name);
}`;
    const { stdout } = await run('php', ['-r', all], OUTPUT);
    if (stdout) throw new Error(stdout);
    return {
      program: 'php',
      args: [path.join(ROOT, 'examples/generated-php/program.php')],
      env: { AUTOLOAD: autoload },
    };
  },
};

export const GENERATED_CLIENTS: readonly GeneratedClient[] = [python, php];
