import { fontFaces } from '@yinyom/ui/foundation/fontFaces';

/** What the frame of the example banner would fetch, as text for its page. */
export interface FrameFiles {
  /** The visitors' code. */
  script: string;
  /** `@font-face` rules whose files are inside. */
  faces: string;
  /** One of these files: the visitors' code adds the font of a website itself, from one address. */
  font: string | undefined;
}

const FACE = /@font-face\{font-family:'IBM Plex Sans Thai'[^}]*?src:url\(([^)]+)\)[^}]*\}/g;

const fetchFile = async (address: string): Promise<Response> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
};

const dataUrl = async (address: string): Promise<string> => {
  const bytes = await (await fetchFile(address)).arrayBuffer();
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(`${address} cannot be read`));
    reader.readAsDataURL(new Blob([bytes], { type: 'font/woff2' }));
  });
};

/** Whether this page has loaded a file: then its letters and weight are those of this language. */
const isLoaded = (address: string): boolean =>
  performance.getEntriesByName(new URL(address, location.href).href, 'resource').length > 0;

/**
 * Fetches the files here, where they are cached: browsers keep nothing for a frame without an origin, which fetches its files again at each
 * visit.
 */
export const loadFrameFiles = async (origin: string): Promise<FrameFiles> => {
  const rules = [...fontFaces.matchAll(FACE)].filter(([, address = '']) => isLoaded(address));
  const [script, ...files] = await Promise.all([
    fetchFile(`${origin}/sdk/v1/preview.js`).then((response) => response.text()),
    ...rules.map(([, address = '']) => dataUrl(address)),
  ]);
  const faces = rules.map(([rule, address = ''], at) => rule.replace(address, files[at] ?? ''));
  return { script, faces: faces.join(''), font: files[0] };
};

const SCRIPT = /<script nonce="([^"]*)" src="[^"]*\/sdk\/v1\/preview\.js"><\/script>/;

/** The page of a preview's frame with these files inside. @throws Error for a page that names its script in another way */
export const withFiles = (html: string, { script, faces }: Pick<FrameFiles, 'script' | 'faces'>): string => {
  if (!SCRIPT.test(html)) throw new Error('The page of the preview names no script');
  return html.replace(SCRIPT, (_tag, nonce: string) =>
    [
      `<style nonce="${nonce}">${faces}</style>`,
      // The text of a script ends at its closing tag, wherever it is.
      `<script nonce="${nonce}">${script.replaceAll('</script', '<\\/script')}</script>`,
    ].join(''),
  );
};
