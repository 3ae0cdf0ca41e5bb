/**
 * @jest-environment node
 */
import path from 'node:path';
import ts from 'typescript';

const published = path.join(__dirname, '../../dist/yinyom.d.ts');

/** What the compiler says about an owner's file that has the published declarations beside it. */
const problemsOf = (code: string): string[] => {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    types: [],
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    moduleDetection: ts.ModuleDetectionKind.Force,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, version) =>
    name === 'site.ts' ? ts.createSourceFile(name, code, version) : getSourceFile(name, version);
  const program = ts.createProgram(['site.ts', published], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
};

test('A website’s own code is checked against the published types', () => {
  const right = `addEventListener('yinyom:change', ({ detail }) => { const on: boolean | undefined = detail?.types['3']; });
    window.yinyom?.set({ 3: true }); const stop = window.yinyom?.on('ready', (c) => c?.consent_id); stop?.();`;
  expect(problemsOf(right)).toEqual([]);
  expect(problemsOf(`window.yinyom?.set(['3'])`)).toHaveLength(1);
  expect(problemsOf(`window.yinyom!.version = '2'`)).toHaveLength(1);
});
