interface TestFile {
  name: string;
  status: string;
  assertionResults: { fullName: string; status: string }[];
}
export function filesToRunAgain(files: TestFile[]): string[];
export function afterSecondRun(
  first: TestFile[],
  second: TestFile[],
): { files: TestFile[]; onlyAlone: { file: string; title: string }[] };
