import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Project {
  rootDir: string;
  displayName: string;
  testEnvironment: string;
  testMatch: string[];
}

const { projects } = jest.requireActual<{ projects: Project[] }>('../../jest.config.cjs');
const { asPattern } = jest.requireActual<{ asPattern: (file: string) => string }>('./preset.cjs');
const ofBrowsers = projects.filter(({ testEnvironment }) => testEnvironment.endsWith('InBrowser.cjs'));

const filesOf = ({ rootDir, testMatch }: Project): string[] => {
  const patterns = testMatch.map((file) => new RegExp(asPattern(file.replace('<rootDir>/', ''))));
  return readdirSync(rootDir, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(rootDir, name))
    .filter((file) => !file.includes('node_modules') && patterns.some((pattern) => pattern.test(file)));
};

it('rooms have tests that run in each browser', () => {
  expect(ofBrowsers.length).toBeGreaterThan(6);
});

it.each(ofBrowsers.map((project) => [project.displayName, project] as const))(
  'what runs as %s names no environment of its own, which would take the place of the one that chooses the browser',
  (_name, project) => {
    const files = filesOf(project);
    expect(files.length).toBeGreaterThan(0);
    const own = files.filter((file) => readFileSync(file, 'utf8').includes('@jest-environment'));
    expect(own).toEqual([]);
  },
);
