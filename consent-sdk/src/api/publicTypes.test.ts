/**
 * @jest-environment node
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const dist = path.join(__dirname, '../../dist');
const guide = path.join(__dirname, '../../../docs/guides/react.md');

/** Read once for all programs: they do not change. */
const READ = new Map<string, ts.SourceFile | undefined>();

/** What the compiler says about an owner's file that has what we publish beside it. */
const problemsOf = (code: string): string[] => {
  const name = path.join(dist, 'site.tsx');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipDefaultLibCheck: true,
    types: ['react'],
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    moduleDetection: ts.ModuleDetectionKind.Force,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (file, version) => {
    if (file === name) return ts.createSourceFile(file, code, version);
    if (!READ.has(file)) READ.set(file, getSourceFile(file, version));
    return READ.get(file);
  };
  const published = path.join(dist, 'yinyom.d.ts');
  const program = ts.createProgram([name, published], options, host);
  // Types of React and of browsers are not ours to check, and there are many.
  const found = [name, published].flatMap((file) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  });
  return [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics(), ...found].map(
    ({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '),
  );
};

test('A website’s own code is checked against the published types', () => {
  const right = `addEventListener('yinyom:change', ({ detail }) => { const on: boolean | undefined = detail?.types['3']; });
    window.yinyom?.set({ 3: true }); const stop = window.yinyom?.on('ready', (c) => c?.consent_id); stop?.();`;
  expect(problemsOf(right)).toEqual([]);
  expect(problemsOf(`window.yinyom?.set(['3'])`)).toHaveLength(1);
  expect(problemsOf(`window.yinyom!.version = '2'`)).toHaveLength(1);
});

test('What the guide for React shows is right for the helper and the types that it says to copy', () => {
  const [, shown] = /```tsx\n([^]*?)```/.exec(readFileSync(guide, 'utf8'))!;
  const around = `\ndeclare const startStatistics: () => void;\n`;
  expect(problemsOf(shown + around)).toEqual([]);
  expect(problemsOf(shown + around + `<WithConsent kind={4}>x</WithConsent>;`)).toHaveLength(1);
});
