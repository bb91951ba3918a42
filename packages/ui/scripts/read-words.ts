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
      const isText = ts.isStringLiteralLike(initializer);
      return {
        key: name.getText(),
        english: isText ? initializer.text : initializer.getText(),
        isCode: !isText,
        meaning: meanings.get(name.getText()) ?? '–',
      };
    });
}
