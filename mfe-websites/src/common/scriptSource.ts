/** Address of a website's script, out of the tag that the owner pastes. */
export const scriptSource = (tag: string): string => /src="([^"]+)"/.exec(tag)?.[1] ?? '';
