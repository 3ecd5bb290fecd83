import PrintedText
import ServiceCalls

/// One question to a model: its task, the data, and the shape of its answer.
struct ChatQuestion {
  /// The name of the shape.
  var name: String
  /// The task in our own words, independent of the data.
  var task: String
  /// The data, as JSON.
  var data: JSON
  /// The shape of the answer, as JSON Schema.
  var schema: JSON

  /// The request, without a key; equal questions give equal bytes.
  func request(to endpoint: AssistantEndpoint) -> ServiceRequest {
    let body: JSON = [
      "model": .string(endpoint.model),
      "temperature": .integer(0),
      "messages": [
        ["role": "system", "content": .string(task)],
        ["role": "user", "content": .string(data.lineText)],
      ],
      "response_format": format(endpoint.format),
    ]
    return ServiceRequest(
      .post, ["chat", "completions"], of: endpoint.service,
      headers: ["Content-Type": "application/json", "Accept": "application/json"],
      body: Array(body.lineText.utf8))
  }

  private func format(_ format: AnswerFormat) -> JSON {
    switch format {
    case .object: ["type": "json_object"]
    case .schema:
      [
        "type": "json_schema",
        "json_schema": ["name": .string(name), "strict": .bool(true), "schema": schema],
      ]
    }
  }
}

/// Parts of JSON Schema for strict answers: every member is required, no other is allowed.
enum AnswerShape {
  static let text: JSON = ["type": "string"]
  static let textOrNothing: JSON = ["type": ["string", "null"]]
  static let whole: JSON = ["type": "integer"]

  static func one(of values: [String]) -> JSON { ["type": "string", "enum": .strings(values)] }

  static func list(of item: JSON) -> JSON { ["type": "array", "items": item] }

  static func object(_ members: [JSON.Member]) -> JSON {
    [
      "type": "object", "properties": .object(members), "required": .strings(members.map(\.key)),
      "additionalProperties": .bool(false),
    ]
  }
}
