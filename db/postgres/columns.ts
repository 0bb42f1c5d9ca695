import {
  type DataTypeNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  RawNode,
} from "kysely";

/**
 * What the types that migrations name are called where they are as wide as SQLite's, and where texts
 * compare as there, byte by byte: a server's own collation would put lists in another order.
 */
const types: Readonly<Record<string, string>> = {
  text: 'text collate "C"',
  integer: "bigint",
  real: "double precision",
};

/** Has one and the same migration lay the same columns on both engines. */
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
    // a raw text stands wherever a type may, though this method's type does not say so
    return type ? (RawNode.createWithSql(type) as unknown as DataTypeNode) : node;
  }
}
