export const typedLimits: { selector: string; message: string }[];
