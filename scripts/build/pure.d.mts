export const pure: (code: string, path: string) => string;
