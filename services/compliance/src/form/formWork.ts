import { createHash } from 'node:crypto';

/** The hash of a solution begins with so many zero bytes: about 65,000 tries, a second of a desktop computer. */
const ZERO_BYTES = 2;
const NONCE = /^\d{1,9}$/;

/** Whether a browser solved the puzzle of a form. @param challenge what the form says about when it was shown */
export const hasWork = (challenge: string, nonce: string): boolean =>
  NONCE.test(nonce) &&
  createHash('sha256')
    .update(`${challenge}:${nonce}`)
    .digest()
    .subarray(0, ZERO_BYTES)
    .every((byte) => byte === 0);

/** Solves the puzzle while the person fills the form in, in small steps. A form that is sent sooner, or without scripts, is sent all the same. */
export const WORK_SCRIPT = `(async()=>{const{elements:e}=document.querySelector('form');if(!globalThis.crypto?.subtle)return;
const t=new TextEncoder();for(let n=0;n<4e6;n++){const h=new Uint8Array(await crypto.subtle.digest('SHA-256',t.encode(e.opened.value+':'+n)));
if(h.subarray(0,${ZERO_BYTES}).every((b)=>b===0)){e.work.value=n;return}if(n%500===499)await new Promise((r)=>setTimeout(r))}})()`;
