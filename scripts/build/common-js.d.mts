export const commonJs: (code: string, path: string) => string;
