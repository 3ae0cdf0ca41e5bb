/** Ways to put the script on a website that have a guide. */
export const GUIDES = ['html', 'wordpress', 'gtm', 'react'] as const;
export type Guide = (typeof GUIDES)[number];

const wordpress = (tag: string): string => `add_action('wp_head', function () {
  echo '${tag}';
}, -1000);`;

const gtm = (tag: string): string => `<head>
  ${tag}

  <!-- Google Tag Manager -->
  …
</head>`;

/** In JSX an attribute without a value would be `true`. */
const react = (tag: string): string => `// app/layout.tsx
export default function RootLayout({ children }) {
  return (
    <html lang="th">
      <head>
        ${tag.replace(/ nowprocket(?=[ >])/, ' nowprocket=""')}
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
  const codes: Record<Guide, string> = {
    html: `<head>\n  ${tag}\n  …\n</head>`,
    wordpress: wordpress(tag),
    gtm: gtm(tag),
    react: react(tag),
  };
  return codes[guide];
};
