/**
 * The model of the API that TypeDoc wrote, with what the pages ask of it: every export by its id, the address of its page, and names for unions that a
 * type alias spells out.
 */
import { nameForeign } from './foreign.mjs';

/** Kinds of reflections, by TypeDoc's numbers. */
export const kinds = {
  module: 2,
  variable: 32,
  function: 64,
  class: 128,
  interface: 256,
  property: 1024,
  method: 2048,
  alias: 2_097_152,
  reference: 4_194_304,
};

const isTypeOnly = ({ kind }) => kind === kinds.interface || kind === kinds.alias;

/** The folder of an entry below /api/. */
export const folderOf = (module) => module.replace(/^rulehouse\//, '');

/** A union needs this many alternatives to be worth a name where the source wrote it out. */
const fewest = 4;

/** Every part of a model, outermost first. */
const walk = (node, visit) => {
  if (Array.isArray(node)) for (const one of node) walk(one, visit);
  else if (typeof node === 'object' && node !== null) {
    visit(node);
    for (const one of Object.values(node)) walk(one, visit);
  }
};

/** Puts the names of aliases for unions of literals that equal them, or hold them: an alias of the same entry first, the largest first. */
const nameUnions = (project) => {
  const known = project.children.flatMap((module) =>
    module.children.flatMap((one) => {
      const values = (one.literals ?? []).map((value) => JSON.stringify(value));
      return values.length >= fewest
        ? [{ module: module.name, id: one.id, name: one.name, values: new Set(values) }]
        : [];
    }),
  );
  for (const module of project.children) {
    const order = known.toSorted(
      (a, b) => Number(b.module === module.name) - Number(a.module === module.name) || b.values.size - a.values.size,
    );
    walk(module, (node) => {
      if (node.type !== 'union' || known.some(({ id }) => id === node.owner)) return;
      const has = new Set(
        node.types.filter(({ type }) => type === 'literal').map(({ value }) => JSON.stringify(value)),
      );
      if (has.size < fewest) return;
      const named = [];
      for (const alias of order.toSorted((a, b) => b.values.size - a.values.size)) {
        if (alias.values.size > has.size || ![...alias.values].every((value) => has.has(value))) continue;
        named.push({ type: 'reference', target: alias.id, name: alias.name, package: 'rulehouse' });
        for (const value of alias.values) has.delete(value);
      }
      if (named.length === 0) return;
      const rest = node.types.filter(({ type, value }) => type !== 'literal' || has.has(JSON.stringify(value)));
      if (rest.length === 0 && named.length === 1) {
        delete node.types;
        Object.assign(node, named[0]);
      } else node.types = [...named, ...rest];
    });
  }
};

/** Marks the union that an alias is, which keeps its literals. */
const markOwners = (project) =>
  walk(project, (node) => {
    if (node.kind === kinds.alias && node.literals !== undefined && node.type.type === 'union')
      node.type.owner = node.id;
  });

/** The exports of an entry by name, in the order of the model; a type and a value of one name share a page. */
const pagesOf = (module) => {
  const byName = new Map();
  for (const one of module.children) {
    if (one.kind === kinds.reference) continue;
    byName.set(one.name, [...(byName.get(one.name) ?? []), one]);
  }
  const own = [...byName].map(([name, parts]) => ({
    name,
    parts: parts.toSorted((a, b) => Number(isTypeOnly(b)) - Number(isTypeOnly(a))),
  }));
  return own.map((page) => {
    // Some systems know no difference between `view.html` and `View.html`.
    const twin = own.find(({ name }) => name !== page.name && name.toLowerCase() === page.name.toLowerCase());
    const isSecond = twin !== undefined && /^[A-Z]/.test(page.name);
    return { ...page, module: module.name, address: `${folderOf(module.name)}/${page.name}${isSecond ? '-type' : ''}` };
  });
};

/** Reads a model: `project` is changed, unions get their names. */
export const readModel = (project) => {
  nameForeign(project);
  markOwners(project);
  nameUnions(project);
  const modules = project.children.map((module) => ({ module, pages: pagesOf(module) }));
  const pages = modules.flatMap((one) => one.pages);
  const byId = new Map();
  walk(project, (node) => {
    if (typeof node.id === 'number' && node.variant !== undefined) byId.set(node.id, node);
  });
  /** The address of an export and of what is inside it, by id. */
  const addresses = new Map();
  for (const { module } of modules) addresses.set(module.id, `${folderOf(module.name)}/index`);
  for (const page of pages)
    for (const part of page.parts) {
      walk(part, (node) => {
        if (typeof node.id === 'number' && node.variant !== undefined) addresses.set(node.id, page.address);
      });
      for (const member of part.children ?? []) addresses.set(member.id, `${page.address}#${member.name}`);
    }
  const targetOf = (id) => {
    const node = byId.get(id);
    return node?.kind === kinds.reference ? targetOf(node.target) : id;
  };
  return {
    project,
    modules,
    pages,
    byId,
    targetOf,
    /** The address of what has this id, below /api/ and without an ending; undefined if no page has it. */
    addressOf: (id) => addresses.get(targetOf(id)),
    nameOf: (id) => byId.get(id)?.name,
  };
};
