import type { Application } from '@yinyom/contracts/websites/application';

/** Whether the platform itself found the script on the home page. A record or a tag proves whose a website is, no script. */
export const isFound = ({ verification, installation }: Application): boolean =>
  verification === 'verified' && installation?.verified_by === 'script';
