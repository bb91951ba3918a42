import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const packages = resolve(import.meta.dirname, '../packages');

/** Texts that are given with other capitals than those of a sentence. */
const given = new Set(
  `Add a Product; Add Product; Create a Request; Create Request; Request Estimate; Save for Later; View More;
   Know More; Log In; Sign Up; Sign Out; Global Reach; Complete Your Profile; Skip for Now; Save Details;
   Add Email; Loading Profile...; Company Name; Confirm Password; Supply Industry; Supply Type;
   Supplier Industry; Company Information; Company Industry; Company Size; Administrator Email; PAN Number;
   Employee Emails; Employee Email; Client Information; Client Industry; Product Types; Supplier Information;
   Company Info; Admin Email; Product & Supplier Details; Profile Settings; View Profile; Edit Profile;
   Change Password; Employee Roles; Manage Employee Roles; Danger Zone; Deactivate Account; Delete Account;
   Manage Inventory; Manage Connections; Ai Guide; Vendor Settings; Client Settings; No new Users Right Now;
   No Connections Yet, Make Connections; Unexpected Application Error; Unknown Company; Unknown User;
   My Storefront; Client Requests; My Requests`.split(/;\s+/),
);
/** Places, and what has a name of its own. */
const names = /\b(Deals|Home|Inventory|Network|Settings|Store|Guildhall|JavaScript|Internet|Logistics)\b/g;

const files = ['ui', 'app'].flatMap((name) =>
  readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /\.tsx?$/.test(file) && !/\.(test|stories|contract|styles)\.|sample-|fixtures|docs/.test(file),
    )
    .map((file) => join(packages, name, 'src', file)),
);

/** What a file writes on the screen, as far as one text shows it: what stands for a value is `…`. */
function textsOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isTemplateExpression(node))
      texts.push(
        [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…'),
      );
    else if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) texts.push(node.text.trim());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts.filter((text) => /^[A-Z][a-z]*\W/.test(text));
}

const texts = new Set(files.flatMap(textsOf));

/** Whether a text that is no more than a sentence has a capital within. */
const isInTitleCase = (text: string) =>
  !/[.!?:] /.test(text) && / [A-Z][a-z]/.test(text.replaceAll(names, '').replaceAll('Unknown Company', ''));

it('reads what is written on the screen', () => {
  expect([...texts]).toEqual(expect.arrayContaining(['Save for Later', 'Save changes', 'Stock log of …']));
  expect(isInTitleCase('Save Changes')).toBe(true);
});

it('is in sentence case, unless it is given otherwise', () => {
  expect([...texts].filter((text) => !given.has(text) && isInTitleCase(text))).toEqual([]);
});

it('has one case for each text', () => {
  const written = new Map<string, string>();
  const twice = [...texts].filter((text) => {
    const other = written.get(text.toLowerCase());
    written.set(text.toLowerCase(), text);
    return other !== undefined;
  });
  expect(twice).toEqual([]);
});
