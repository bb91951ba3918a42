import ts from 'typescript';
import { readForms, scopeOf } from './read-forms.ts';

/** A word that a component brings along. */
export interface Word {
  key: string;
  /** The English default in each of its forms, with `{count}` where a value stands. */
  english: readonly string[];
  /** The code of a function of which the forms cannot be read. */
  code?: string;
  /** The type of a function that makes it. */
  type?: string;
  /** What its comment says, or that of the group it is in. */
  meaning: string;
}

/** The words of a component, as its file of labels says them. */
export function readWords(labels: string): Word[] {
  const file = ts.createSourceFile('x.ts', labels, ts.ScriptTarget.Latest, true);
  const aliases = new Map(
    file.statements.filter(ts.isTypeAliasDeclaration).map(({ name, type }) => [name.text, type]),
  );
  const described = new Map<string, Pick<Word, 'type' | 'meaning'>>();
  for (const { members } of file.statements.filter(ts.isInterfaceDeclaration)) {
    let meaning = '';
    for (const member of members.filter(ts.isPropertySignature)) {
      const [comment] = ts.getJSDocCommentsAndTags(member);
      meaning = ts.getTextOfJSDocComment(comment?.comment)?.replaceAll(/\s+/g, ' ') ?? meaning;
      const type = aliases.get(member.type?.getText() ?? '') ?? member.type;
      described.set(member.name.getText(), {
        ...(type && ts.isFunctionTypeNode(type) && { type: type.getText() }),
        meaning,
      });
    }
  }
  const scope = scopeOf(file);
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
      const forms = readForms(initializer, scope);
      return {
        key: name.getText(),
        english: [...new Set(forms)],
        ...(!forms && { code: initializer.getText() }),
        meaning: '–',
        ...described.get(name.getText()),
      };
    });
}
