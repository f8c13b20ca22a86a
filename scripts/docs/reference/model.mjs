/**
 * The API model written by TypeDoc, with what the pages need: every export by id, the addresses of the pages, and names for unions that repeat
 * a type alias.
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

/** The smallest number of alternatives for which a union is replaced by the name of an alias. */
const fewest = 4;

/** Visits every part of a model, outermost first. */
const walk = (node, visit) => {
  if (Array.isArray(node)) for (const one of node) walk(one, visit);
  else if (typeof node === 'object' && node !== null) {
    visit(node);
    for (const one of Object.values(node)) walk(one, visit);
  }
};

/** Replaces unions of literals that equal or contain an alias with its name. Aliases of the same entry come first, then the largest. */
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

/** Marks the unions that define an alias, which must keep their literals. */
const markOwners = (project) =>
  walk(project, (node) => {
    if (node.kind === kinds.alias && node.literals !== undefined && node.type.type === 'union')
      node.type.owner = node.id;
  });

/** The exports of an entry by name, in the order of the model. A type and a value with the same name share a page. */
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
    // Some file systems treat `view.html` and `View.html` as the same file.
    const twin = own.find(({ name }) => name !== page.name && name.toLowerCase() === page.name.toLowerCase());
    const isSecond = twin !== undefined && /^[A-Z]/.test(page.name);
    return { ...page, module: module.name, address: `${folderOf(module.name)}/${page.name}${isSecond ? '-type' : ''}` };
  });
};

/** Reads a model. Changes `project`: unions are replaced by names. */
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
  /** The addresses of exports and of their parts, by id. */
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
    /** The address for an id, below /api/ and without an extension; undefined if no page contains it. */
    addressOf: (id) => addresses.get(targetOf(id)),
    nameOf: (id) => byId.get(id)?.name,
  };
};
