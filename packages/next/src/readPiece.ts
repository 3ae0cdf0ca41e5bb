/** `GET /sdk/v1/{site key}.inline`: a line of facts, and the script's element with a placeholder for the page's nonce. */
const PIECE = /^<!-- yinyom (\{.*\}) -->\n<script nonce="%YINYOM_NONCE%">([^]*)<\/script>\s*$/;

/** Base64 of the SHA-256 of a text. */
const digestOf = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return btoa(String.fromCharCode(...bytes));
};

/** The script of a piece as the platform gives it out; null for anything else, and for one whose hash is another. */
export const readPiece = async (piece: string): Promise<string | null> => {
  const [, facts = '', script = ''] = PIECE.exec(piece) ?? [];
  if (!script || /<\/script|<!--/i.test(script)) return null;
  try {
    const { integrity } = JSON.parse(facts) as { integrity?: string };
    return integrity === `sha256-${await digestOf(script)}` ? script : null;
  } catch {
    return null;
  }
};
