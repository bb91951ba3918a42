import { describe, expect, it } from 'vitest';
import { endpoints, type EndpointName } from './endpoints.ts';
import { route, routes } from './routes.ts';
import type Type from 'typebox';

const names = Object.keys(endpoints) as EndpointName[];
const schemaOf = (
  name: EndpointName,
): {
  params?: Type.TObject;
  body?: Type.TObject | Type.TString;
  querystring?: Type.TObject;
  response: Record<string, unknown>;
} => routes[name].schema;

const propertiesOf = (body: Type.TObject | Type.TString | undefined): object =>
  body && 'properties' in body ? body.properties : {};

describe('the contract', () => {
  it('has no two endpoints with one method and path', () => {
    const addresses = names.map((name) => endpoints[name].join(' '));
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('has the path parameters of each address in its schema', () => {
    const inPath = (name: EndpointName) =>
      [...endpoints[name][1].matchAll(/:(\w+)/g)].map((match) => match[1]);
    const inSchema = (name: EndpointName) => Object.keys(schemaOf(name).params?.properties ?? {});
    expect(names.map((name) => [name, inSchema(name)])).toEqual(names.map((name) => [name, inPath(name)]));
  });

  it('declares one body for its success and the errors of its access', () => {
    for (const name of names) {
      const responses = Object.entries(schemaOf(name).response);
      const statuses = responses.map(([status]) => Number(status));
      const successes = responses.filter(([status]) => Number(status) < 300).map(([, body]) => body);
      expect(new Set(successes).size, name).toBe(1);
      const expected =
        routes[name].access === 'public' ? [400, 429, 500, 503] : [400, 401, 403, 429, 500, 503];
      expect(statuses, name).toEqual(expect.arrayContaining(expected));
    }
  });

  it('refuses unknown fields of a body', () => {
    const open = names.filter((name) => {
      const { body } = schemaOf(name) as { body?: { properties?: object; additionalProperties?: boolean } };
      return body?.properties !== undefined && body.additionalProperties !== false;
    });
    expect(open).toEqual([]);
  });

  it('names every field of a body for people', () => {
    interface Named {
      title?: string;
      format?: string;
      anyOf?: { title?: string }[];
      const?: string;
      properties?: object;
    }
    const isNamed = ({ title, format, anyOf, const: constant, properties }: Named) =>
      Boolean(title ?? anyOf?.[0]?.title ?? constant ?? properties) || format === 'uuid';
    const unnamed = names.flatMap((name) =>
      Object.entries(propertiesOf(schemaOf(name).body) as Record<string, Named>)
        .filter(([, schema]) => !isNamed(schema))
        .map(([field]) => `${name}: ${field}`),
    );
    expect(unnamed).toEqual([]);
  });

  it('returns all fields of an input, without their limits', () => {
    const { properties, required } = routes.getProduct.schema.response[200];
    expect(required).toEqual(Object.keys(properties));
    expect(required).toEqual(
      expect.arrayContaining(Object.keys(routes.createProduct.schema.body.properties)),
    );
    expect(properties.name).toEqual({ type: 'string' });
    expect(properties.images).toEqual({ type: 'array', items: { type: 'string' } });
    expect(properties.discount).toEqual({ type: 'number', description: 'Percent off.' });
    expect(properties.attributes.anyOf[1]).toEqual({ type: 'null' });
  });

  it('gives Fastify the method, the address and the schema with its operation id', () => {
    expect(route('acceptConnection')).toMatchObject({
      method: 'PUT',
      url: '/api/connections/accept/:connectionId',
      schema: { operationId: 'acceptConnection' },
    });
  });
});
