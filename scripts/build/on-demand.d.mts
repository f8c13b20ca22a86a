export const onDemand: (catalogue: string, titleOf: (id: string) => string) => string;
export const asking: (code: string) => string;
