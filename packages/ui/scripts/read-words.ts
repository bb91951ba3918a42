import ts from 'typescript';

/** A word that a component brings along. */
export interface Word {
  key: string;
  /** The English default. */
  english: string;
  /** Whether that is code: a function that makes a word with a number or a name, or an object of words. */
  isCode: boolean;
  /** What its comment says, or that of the group it is in. */
  meaning: string;
}

/** What a string says, also one that is written in several lines. */
function textOf(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
  const parts = [textOf(node.left), textOf(node.right)];
  return parts.includes(undefined) ? undefined : parts.join('');
}

/** The words of a component, as its file of labels says them. */
export function readWords(labels: string): Word[] {
  const file = ts.createSourceFile('x.ts', labels, ts.ScriptTarget.Latest, true);
  const meanings = new Map<string, string>();
  for (const { members } of file.statements.filter(ts.isInterfaceDeclaration)) {
    let meaning = '';
    for (const member of members) {
      const [comment] = ts.getJSDocCommentsAndTags(member);
      meaning = ts.getTextOfJSDocComment(comment?.comment)?.replaceAll(/\s+/g, ' ') ?? meaning;
      meanings.set(member.name?.getText() ?? '', meaning);
    }
  }
  const values = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ type }) => type?.getText().endsWith('Labels'))
    .map(({ initializer }) => initializer);
  return values
    .filter((value) => value !== undefined && ts.isObjectLiteralExpression(value))
    .flatMap(({ properties }) => [...properties])
    .filter(ts.isPropertyAssignment)
    .map(({ name, initializer }) => {
      const text = textOf(initializer);
      return {
        key: name.getText(),
        english: text ?? initializer.getText(),
        isCode: text === undefined,
        meaning: meanings.get(name.getText()) ?? '–',
      };
    });
}
