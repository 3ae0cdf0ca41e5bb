import { scriptSource } from '../../common/scriptSource';

/** Ways to put the script on a website that have a guide. */
export const GUIDES = ['html', 'wordpress', 'gtm', 'react'] as const;
export type Guide = (typeof GUIDES)[number];

const wordpress = (source: string): string => `add_action('wp_head', function () {
  echo '<script src="${source}"></script>';
}, -1000);`;

const gtm = (tag: string): string => `<head>
  ${tag}

  <!-- Google Tag Manager -->
  …
</head>`;

const react = (source: string): string => `// app/layout.tsx
export default function RootLayout({ children }) {
  return (
    <html lang="th">
      <head>
        <script src="${source}"></script>
      </head>
      <body>{children}</body>
    </html>
  );
}

// 3 = statistics
window.addEventListener('yinyom:change', ({ detail }) => {
  if (detail?.types[3]) startStatistics();
});`;

/** The code of a guide for one website's script tag. */
export const guideCode = (guide: Guide, tag: string): string => {
  const source = scriptSource(tag);
  const codes: Record<Guide, string> = {
    html: `<head>\n  ${tag}\n  …\n</head>`,
    wordpress: wordpress(source),
    gtm: gtm(tag),
    react: react(source),
  };
  return codes[guide];
};
