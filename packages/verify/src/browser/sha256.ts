import { sha256 as digest } from '@noble/hashes/sha2';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils';

/** As `../sha256`, in a browser: its own digests need a page over TLS and answer later. */
export const sha256 = (text: string): string => bytesToHex(digest(utf8ToBytes(text)));

export const sha256Bytes = (...parts: Uint8Array[]): Uint8Array => digest(concatBytes(...parts));
