import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifySchema } from 'fastify';
import { STATUS_CODES } from 'node:http';
import { accessOf } from './access.ts';
import { linkComponents, markComponents } from './openapi-components.ts';
import { about } from './openapi-info.ts';
import { describeOperations } from './openapi-operation.ts';
import type { App } from './app-type.ts';

/** Where the documentation of the API is served; the document itself is at `/json` below it. */
export const docsPath = '/api/docs';

/** A schema of the contract with the parts that only OpenAPI has. */
function describe(schema: FastifySchema): FastifySchema {
  const { body, response } = schema;
  const responses = Object.entries(response ?? {}).map(([status, bodySchema]) => [
    status,
    { description: STATUS_CODES[status], ...(markComponents(bodySchema) as object) },
  ]);
  return {
    ...schema,
    ...(body ? { body: markComponents(body) } : {}),
    response: Object.fromEntries(responses),
    security: accessOf(schema) === 'public' ? [] : [{ session: [] }],
  };
}

/** Makes the OpenAPI document of the routes registered from now on, and serves it for people and programs. */
export async function documentRoutes(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      ...about,
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url }) => ({ url, schema: describe(schema) }),
    transformObject: (made) =>
      'openapiObject' in made ? describeOperations(linkComponents(made.openapiObject)) : made.swaggerObject,
  });
  await app.register(swaggerUi, { routePrefix: docsPath });
}
