import { sampleTemplate } from '../../../testing/sampleData';
import { changedLook } from './changedLook';

const { design } = sampleTemplate();

test('each part of the look is told once, by the editor’s own name, with what it was and will be', () => {
  const after = {
    ...design,
    layout: 9 as const,
    colors: { ...design.colors, reject: '#123456' },
    font: { family: 'Prompt', url: 'https://www.example.co.th/prompt.woff2' },
  };
  expect(changedLook(['layout', 'colors.reject', 'font.family', 'font.url'], design, after)).toEqual([
    { field: 'layout', label: 'layout.title', before: 0, after: 9 },
    { field: 'colors.reject', label: 'color.reject', before: '#0b6e6e', after: '#123456' },
    { field: 'font', label: 'font.title', before: 'Sarabun', after: 'Prompt' },
  ]);
});

test('what has no value that says something is told as changed; blocking counts once', () => {
  expect(changedLook(['logo', 'tags', 'unblocked_hosts'], design, design)).toEqual([
    { field: 'logo', label: 'logo.title' },
    { field: 'unblocked_hosts', label: 'blocking.button' },
  ]);
});
