import { describe, expect, it } from 'vitest';
import { endpoints, type EndpointName } from './endpoints.ts';
import { route, routes } from './routes.ts';
import type Type from 'typebox';

const names = Object.keys(endpoints) as EndpointName[];
const schemaOf = (
  name: EndpointName,
): { params?: Type.TObject; body?: Type.TObject; response: Record<string, unknown> } => routes[name].schema;

describe('the contract', () => {
  it('has no two endpoints with one method and path', () => {
    const addresses = names.map((name) => endpoints[name].join(' '));
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(names)('%s: path parameters and schema agree', (name) => {
    const inPath = [...endpoints[name][1].matchAll(/:(\w+)/g)].map((match) => match[1]);
    expect(Object.keys(schemaOf(name).params?.properties ?? {})).toEqual(inPath);
  });

  it.each(names)('%s: declares one success and the errors of its access', (name) => {
    const statuses = Object.keys(schemaOf(name).response).map(Number);
    expect(statuses.filter((status) => status < 300)).toHaveLength(1);
    const owed = routes[name].access === 'session' ? [400, 401, 403, 429, 500, 503] : [400, 429, 500, 503];
    expect(statuses).toEqual(expect.arrayContaining(owed));
  });

  it.each(names)('%s: a body refuses unknown fields and names every field for people', (name) => {
    const body = schemaOf(name).body;
    expect((body as { additionalProperties?: boolean } | undefined)?.additionalProperties ?? false).toBe(
      false,
    );
    for (const [field, schema] of Object.entries(body?.properties ?? {})) {
      const {
        title,
        format,
        anyOf,
        const: constant,
      } = schema as {
        title?: string;
        format?: string;
        anyOf?: { title?: string }[];
        const?: string;
      };
      const isNamed = title ?? anyOf?.[0]?.title ?? constant ?? (format === 'uuid' ? 'id' : undefined);
      expect(isNamed ?? (schema as { properties?: object }).properties, field).toBeDefined();
    }
  });

  it('answers the fields of an input, all of them and without their limits', () => {
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
