import {
  type DataTypeNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  RawNode,
} from "kysely";

/**
 * PostgreSQL's types for the types in migrations, as wide as SQLite's. Texts are compared byte by
 * byte, as on SQLite: a server's own collation would sort lists differently.
 */
const types: Readonly<Record<string, string>> = {
  text: 'text collate "C"',
  integer: "bigint",
  real: "double precision",
};

/** Lets one migration create the same columns on both engines. */
export class SqliteColumnTypes implements KyselyPlugin {
  readonly #transformer = new ColumnTypeTransformer();

  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    return this.#transformer.transformNode(node, queryId);
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result;
  }
}

class ColumnTypeTransformer extends OperationNodeTransformer {
  protected override transformDataType(node: DataTypeNode): DataTypeNode {
    const type = types[node.dataType];
    // raw SQL is valid wherever a type is, though this method's type does not say so
    return type ? (RawNode.createWithSql(type) as unknown as DataTypeNode) : node;
  }
}
